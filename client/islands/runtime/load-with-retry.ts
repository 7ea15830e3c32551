const RETRY_AFTER_MS = 500

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_AFTER_MS))

/** Loads a module, once more after a pause when the network failed it: browsers do not remember a failed import. Throws what the second try throws. */
export async function loadWithRetry<Module>(load: () => Promise<Module>, wait: () => Promise<void> = pause): Promise<Module> {
  try {
    return await load()
  } catch {
    await wait() // the second try's error is the one that counts
    return load()
  }
}
