import type { AnchorPosition } from '@vitrine/domain/website/popup-overlay'

/** The nine places of a picture or a window. */
export const anchorLabels: Readonly<Record<AnchorPosition, string>> = {
  TOP_LEFT: 'Top left',
  TOP_CENTER: 'Top center',
  TOP_RIGHT: 'Top right',
  CENTER_LEFT: 'Center left',
  CENTER_CENTER: 'Center',
  CENTER_RIGHT: 'Center right',
  BOTTOM_LEFT: 'Bottom left',
  BOTTOM_CENTER: 'Bottom center',
  BOTTOM_RIGHT: 'Bottom right',
}
