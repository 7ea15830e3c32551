import { type Answer, headerOf } from './upstream.ts'

/** Which build of the dictionaries answers come from. It is in every key, so answers of an older one are never given out. */
export type Generation = {
  current(): string
  /** Takes note of the generation an answer names in `x-sk-generation` and returns the one to store it under. */
  learn(answer: Answer): string
}

/**
 * Keeps the newest generation heard of; generations are named so that a newer one sorts later (numbers by value, else as text).
 * A late answer of an older one is stored under its own name, where nobody looks. `own` tells the generation at once where the
 * origin runs in this process. Spec: security §4.3.
 */
export function createGeneration(own?: () => string): Generation {
  let newest = ''
  return {
    current: () => own?.() ?? newest,
    learn(answer) {
      const named = headerOf(answer, 'x-sk-generation')
      if (named === undefined) return newest
      if (isNewer(named, newest)) newest = named
      return named
    },
  }
}

function isNewer(named: string, newest: string): boolean {
  const [a, b] = [Number(named), Number(newest)]
  return Number.isNaN(a) || Number.isNaN(b) ? named > newest : a > b
}
