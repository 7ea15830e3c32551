import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from './migrate.ts'

/** The migrations of a folder in their order (Node only: a worker is given their texts by its build). */
export const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(join(folder, file), 'utf8') }))
