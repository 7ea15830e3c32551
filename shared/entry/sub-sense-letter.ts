const LETTERS = 26

/** The letter of the sub-sense at `index`, from 0: a, b … z, then aa, ab …. Spec: entries §2, §9 (ENT-034). */
export function subSenseLetter(index: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (index % LETTERS))
  return index < LETTERS ? letter : subSenseLetter(Math.floor(index / LETTERS) - 1) + letter
}
