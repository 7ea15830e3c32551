/** The port to the runtime's source of randomness. */
export type RandomBytes = (count: number) => Uint8Array
