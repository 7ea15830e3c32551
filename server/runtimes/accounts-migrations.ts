import type { Migration } from '#server/origin/storage/migrate.ts'

const texts = import.meta.glob<string>('../origin/storage/migrations/accounts/*.sql', { query: '?raw', import: 'default', eager: true })

/** The history of the accounts database, built in so that no runtime reads files for it. */
export const accountsMigrations: readonly Migration[] = Object.entries(texts)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1).replace('.sql', ''), sql }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
