import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'shared', 'server', 'client', 'messages', 'public']
const IGNORED = /(?:^|\/)(?:compiled|cache|\.meta\.json|README\.md|\.gitignore|tsconfig\.json)$|\.test\.tsx?$|\.contract\.ts$/

/** A digest of everything a build is made from: when it differs from the built one's, the build is stale. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesOf(root, source)).toSorted())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesOf(root: string, path: string): string[] {
  if (IGNORED.test(path)) return []
  try {
    return readdirSync(join(root, path), { withFileTypes: true }).flatMap((child) => filesOf(root, `${path}/${child.name}`))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
