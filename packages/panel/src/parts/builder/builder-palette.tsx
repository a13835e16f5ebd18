import { Button, Text } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import classes from './builder.module.css'

/** Kinds that stand together in a palette. */
export interface PaletteGroup<Kind extends string> {
  readonly label: string
  readonly kinds: readonly { readonly kind: Kind; readonly label: string; readonly icon: LucideIcon }[]
}

interface BuilderPaletteProps<Kind extends string> {
  readonly label: string
  readonly groups: readonly PaletteGroup<Kind>[]
  /** Why nothing can be added; null while something can. */
  readonly fullText: string | null
  readonly onAdd: (kind: Kind) => void
}

/** The kinds of pieces, each a button that adds one. */
export function BuilderPalette<Kind extends string>(props: BuilderPaletteProps<Kind>) {
  const { label, groups, fullText, onAdd } = props
  const id = useId()
  return (
    <section aria-label={label} data-palette>
      <Text size="sm" fw={600} mb={6}>
        {label}
      </Text>
      {fullText !== null && (
        <Text size="sm" c="dimmed" mb="xs">
          {fullText}
        </Text>
      )}
      {groups.map((group, place) => (
        <fieldset
          key={group.label}
          className={classes.group}
          aria-labelledby={`${id}-${place}`}
          disabled={fullText !== null}
        >
          <Text size="xs" c="dimmed" id={`${id}-${place}`} mb={4}>
            {group.label}
          </Text>
          <div className={classes.kinds}>
            {group.kinds.map(({ kind, label: name, icon: Icon }) => (
              <Button
                key={kind}
                variant="default"
                size="compact-sm"
                h="auto"
                mih={34}
                px={8}
                py={4}
                styles={{ label: wrapped }}
                fw={500}
                justify="flex-start"
                leftSection={<Icon size={15} aria-hidden />}
                onClick={() => onAdd(kind)}
              >
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

/** Names of kinds are longer in other languages than their buttons are wide on a phone. */
const wrapped = {
  overflow: 'visible',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const
