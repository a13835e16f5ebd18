import type { SiteStore, Store } from '@vitrine/store/store'
import type { NamedPoints } from './named-points.ts'

/** A store in which what owners change passes the points that `pointsNow` gives when they ask, if any. */
export function pointedStore(store: Store, pointsNow: () => NamedPoints | null): Store {
  const site = (websiteId: string): SiteStore => {
    const own = store.site(websiteId)
    const noting = () => pointsNow()?.ofStore(own.noting()) ?? own.noting()
    return Object.create(own, { noting: { value: noting } })
  }
  return Object.create(store, { site: { value: site } })
}
