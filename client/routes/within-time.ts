/** What a promise gave within the time, or the promise itself when it is later. */
export async function withinTime<Value>(promise: Promise<Value>, timeMs: number): Promise<{ ready: Value } | { late: Promise<Value> }> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<{ late: Promise<Value> }>((resolve) => {
    timer = setTimeout(() => resolve({ late: promise }), timeMs)
  })
  try {
    return await Promise.race([promise.then((ready) => ({ ready })), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
