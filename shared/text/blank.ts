/** Whether a value is absent, empty or white space only: its block is left out. Spec: entries §5 (ENT-074). */
export const isBlank = (text: string | null | undefined): boolean => text === null || text === undefined || text.trim() === ''
