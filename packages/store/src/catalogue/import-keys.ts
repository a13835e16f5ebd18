/** Which product an import made of what, so that importing again changes it instead of adding it twice. */
export interface ImportKeys {
  /** The id of the product that a source's key made, such as a handle of `shopify`. */
  find(source: string, key: string): Promise<string | undefined>
  save(source: string, key: string, productId: string): Promise<void>
}
