import { importProducts } from '../catalogue/import/import-products.ts'
import type { ImportOutcome, ImportProgress } from '../catalogue/import/import-report.ts'
import { fetchPicture } from '../images/fetch-picture.ts'
import { chooseSite } from './choose-site.ts'
import type { CommandServices } from './command-services.ts'

/** Imports products from a file into the site that is named, or the only one there is. */
export async function importIntoSite(
  services: CommandServices,
  siteName: string | null,
  bytes: Uint8Array,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const choice = await chooseSite(services.store, siteName, services)
  if (!choice.ok) return choice
  const store = services.store.site(choice.site.id)
  return importProducts(bytes, { ...services, store, fetchPicture }, onProgress)
}
