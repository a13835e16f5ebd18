import type { PageValue } from '../page-form.ts'

/** The settings of a plain page, for tests. */
export function buildPageValue(value: Partial<PageValue> = {}): PageValue {
  return {
    title: 'About',
    navigationTitle: '',
    urlId: 'about',
    redirectsOld: true,
    description: '',
    seoTitle: '',
    seoDescription: '',
    seoHidden: false,
    mainImage: null,
    socialImage: null,
    isEnabled: true,
    isLocked: false,
    password: '',
    lockHeadline: '',
    lockBodyHtml: '',
    layoutId: null,
    bodyHtml: '',
    cover: null,
    externalUrl: null,
    album: null,
    podcast: null,
    gallery: null,
    code: { head: '', body: '' },
    ...value,
  }
}
