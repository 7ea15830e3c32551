/**
 * Loaded into a measured server (`--import`): tells how much its main thread has worked, in microseconds. The generator may be
 * slower than a fast server, and then requests per second say nothing; work per request does.
 */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.threadCpuUsage()
  process.send?.(user + system)
})
process.channel?.unref()
