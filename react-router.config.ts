import type { Config } from '@react-router/dev/config'

/** Pages are never hydrated, so there is no client-side route discovery to serve. */
export default {
  appDirectory: 'client',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: '[name].js',
} satisfies Config
