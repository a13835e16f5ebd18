import { regionsOf } from '@vitrine/domain/contact/regions'
import { foldName } from '@vitrine/domain/places/fold-name'

/** A region as addresses of its country write it: the code where one chooses from a list ('' when it is not in it), else its name. */
export function regionAsWritten(country: string, region: string): string {
  const list = regionsOf(country)
  if (list.length === 0) return region
  const name = foldName(region)
  const found = list.find((each) => each.code === region) ?? list.find((each) => foldName(each.name) === name)
  return found?.code ?? ''
}
