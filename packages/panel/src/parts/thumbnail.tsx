import { ImageIcon } from 'lucide-react'
import classes from './thumbnail.module.css'

interface ThumbnailProps {
  /** The picture's address without a format, or null when there is none. */
  readonly url: string | null
  readonly size?: number
}

/** A small picture beside words that already say what it shows. */
export function Thumbnail({ url, size = 40 }: ThumbnailProps) {
  const style = { width: size, height: size }
  if (!url) {
    return (
      <span className={classes.empty} style={style}>
        <ImageIcon size={size / 2.4} aria-hidden />
      </span>
    )
  }
  return <img className={classes.picture} style={style} src={smallFormat(url, size)} alt="" loading="lazy" />
}

function smallFormat(url: string, size: number): string {
  const width = size > 150 ? 750 : size > 50 ? 300 : 100
  return url.includes('?') ? url : `${url}?format=${width}w`
}
