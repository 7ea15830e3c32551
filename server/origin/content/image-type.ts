const TYPES: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
])

/** The content type of a picture by its file name's ending; undefined for a file that is no picture. */
export const imageTypeOf = (file: string): string | undefined => TYPES.get(file.slice(file.lastIndexOf('.') + 1).toLowerCase())
