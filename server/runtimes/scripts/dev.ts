import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environmentOf } from '../node/environment.ts'

/** `npm run dev`: Vite with hot reload in front of the same app, at the same HOST and PORT as `npm start`. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const { host, port } = environmentOf(process.env)
const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'dev', '--host', host, '--port', String(port)], {
  cwd: root,
  stdio: 'inherit',
})
child.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
