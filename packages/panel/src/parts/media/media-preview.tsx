import { FileMusic, FileText, FileVideo } from 'lucide-react'
import classes from './media-grid.module.css'
import type { PanelMedia } from './send-file.ts'

/** A file as a square: its picture about the focal point, or a sign of its kind. */
export function MediaPreview({ media }: { readonly media: PanelMedia }) {
  const { kind, assetUrl, focalPoint } = media
  if (kind === 'picture') {
    const objectPosition = `${focalPoint.x * 100}% ${focalPoint.y * 100}%`
    return (
      <img
        className={classes.preview}
        style={{ objectPosition }}
        src={`${assetUrl}?format=300w`}
        alt=""
        loading="lazy"
      />
    )
  }
  const Icon = { file: FileText, audio: FileMusic, video: FileVideo }[kind]
  return (
    <span className={classes.preview}>
      <Icon size={36} strokeWidth={1.25} aria-hidden />
    </span>
  )
}
