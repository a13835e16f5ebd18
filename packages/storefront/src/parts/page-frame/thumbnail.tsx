import { BagIcon } from './icons.tsx'

/** The small picture of a line; a bag where there is none. Decorative: the name stands beside it. */
export function Thumbnail({ url, sizePx }: { readonly url: string | null; readonly sizePx: number }) {
  if (!url) {
    return (
      <span className="vt-thumbnail vt-thumbnail-empty">
        <BagIcon />
      </span>
    )
  }
  const at = (width: number) => `${url}${url.includes('?') ? '&' : '?'}format=${width}w`
  return (
    <img
      className="vt-thumbnail"
      src={at(300)}
      srcSet={`${at(100)} 100w, ${at(300)} 300w`}
      sizes={`${sizePx}px`}
      width={sizePx}
      height={sizePx}
      alt=""
      loading="lazy"
    />
  )
}
