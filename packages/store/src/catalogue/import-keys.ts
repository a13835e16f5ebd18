/** Which product an import made of what, so that importing again changes it instead of adding it twice. */
export interface ImportKeys {
  /** The id of the product that a source's key made, such as a handle of `shopify`. */
  find(source: string, key: string): Promise<string | undefined>
  /** All keys of a source that lead to a product. */
  ofProduct(source: string, productId: string): Promise<readonly string[]>
  save(source: string, key: string, productId: string): Promise<void>
}
