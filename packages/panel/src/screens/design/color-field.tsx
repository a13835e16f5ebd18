import { ColorInput, Text } from '@mantine/core'
import { contrastOf } from '@vitrine/domain/website/design/color'
import { groundOf, roleOfColor } from '@vitrine/domain/website/design/color-role'
import type { TweakField, TweakValues } from '@vitrine/domain/website/design/tweak-field'
import type { ReactNode } from 'react'

interface ColorFieldProps {
  readonly field: TweakField
  readonly all: readonly TweakField[]
  readonly values: TweakValues
  readonly error: ReactNode
  readonly onChange: (value: string) => void
}

/** Words that are read as text need this contrast (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5

/** A colour, with those of the design at hand, and a word where it cannot be read on its ground. */
export function ColorField({ field, all, values, error, onChange }: ColorFieldProps) {
  const colorOf = (each: TweakField) => {
    const value = values[each.key] ?? each.preset
    return value === each.preset ? each.shown : value
  }
  const shown = colorOf(field)
  const colors = all.filter(({ kind }) => kind === 'color').map(colorOf)
  const role = roleOfColor(field)
  const ground = role && groundOf(role)
  const grounds = all.filter(
    (each) => each.kind === 'color' && ground !== null && roleOfColor(each) === ground,
  )
  const paper = grounds.find(({ category }) => category === field.category) ?? grounds[0]
  const contrast = paper ? contrastOf(shown, colorOf(paper)) : null
  return (
    <>
      <ColorInput
        label={field.label}
        format={field.hasAlpha ? 'rgba' : 'hex'}
        value={plainColor.test(shown) ? shown : ''}
        placeholder={shown}
        error={error}
        swatches={[...new Set(colors)].filter((color) => /^#/.test(color)).slice(0, 14)}
        swatchesPerRow={7}
        eyeDropperButtonProps={{ 'aria-label': `Pick ${field.label} from the screen` }}
        onChange={(value) => value !== shown && onChange(value)}
      />
      {paper && contrast !== null && contrast < leastContrast && (
        <Text size="xs" c="orange.8" mt={4}>
          Hard to read on “{paper.label}”: {contrast.toFixed(1)} to 1, where 4.5 to 1 is needed.
        </Text>
      )}
    </>
  )
}

const plainColor = /^(#|rgb|hsl)/i
