import type { GrantedFile } from '@vitrine/domain/downloads/download-grant'
import { type DownloadTerms, usualDownloadTerms } from '@vitrine/domain/website/settings/download-terms'
import type { SiteTables } from '@vitrine/store/store'

/** The version of a file that a buyer gets, as the shop has it: as it is now, or as it was bought. */
export async function deliveredVersion(
  tables: Pick<SiteTables, 'digitalFiles'>,
  bought: GrantedFile,
  version: DownloadTerms['version'] = usualDownloadTerms.version,
): Promise<GrantedFile & { readonly contentType: string }> {
  const file = await tables.digitalFiles.find(bought.id)
  const contentType = file?.contentType ?? 'application/octet-stream'
  if (!file || version === 'bought') return { ...bought, contentType }
  const { id, filename, bytes } = file
  return { id, filename, bytes, version: file.version, contentType }
}
