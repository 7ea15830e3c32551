/** The port to the brands' configuration: KV on Workers, a folder of files on Node. Values are parsed by the reader. */
export interface BrandStore {
  /** The stored value of a brand as it is, or undefined when there is none. May throw or hang; the reader has a budget. */
  read(brandId: string): Promise<unknown>
}
