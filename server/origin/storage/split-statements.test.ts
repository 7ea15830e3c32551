import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

test.each([
  ['two statements', 'SELECT 1; SELECT 2', ['SELECT 1', 'SELECT 2']],
  ['a last semicolon', 'SELECT 1;\n', ['SELECT 1']],
  ['a semicolon in a comment', '-- one; two\nSELECT 1; /* a; b */', ['-- one; two\nSELECT 1']],
  ['a semicolon in a string', "SELECT 'a;''b;c'; SELECT 2", ["SELECT 'a;''b;c'", 'SELECT 2']],
  ['an apostrophe in a comment', "-- the word's key\nSELECT 1; SELECT 2", ["-- the word's key\nSELECT 1", 'SELECT 2']],
  ['a quoted name', 'SELECT "a;b"; SELECT [c;d]', ['SELECT "a;b"', 'SELECT [c;d]']],
  [
    'a trigger',
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; DELETE FROM c; END; SELECT 1',
    ['CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; DELETE FROM c; END', 'SELECT 1'],
  ],
  ['nothing but comments', '-- nothing;\n/* here; */ ;', []],
])('takes %s apart', (_, sql, statements) => {
  expect(splitStatements(sql)).toEqual(statements)
})
