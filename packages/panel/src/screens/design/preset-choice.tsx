import { Button, Collapse, SimpleGrid, Text, UnstyledButton } from '@mantine/core'
import { designPresets, valuesOfPreset } from '@vitrine/domain/website/design/design-presets'
import type { TweakField, TweakValues } from '@vitrine/domain/website/design/tweak-field'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import classes from './design.module.css'

interface PresetChoiceProps {
  readonly fields: readonly TweakField[]
  readonly onChoose: (values: TweakValues) => void
}

/** Colours and fonts that go together, for templates whose own they reach. */
export function PresetChoice({ fields, onChoose }: PresetChoiceProps) {
  const [isOpen, setOpen] = useState(true)
  const [first] = designPresets
  // One colour alone makes no look.
  if (!first || Object.keys(valuesOfPreset(first, fields)).length < 2) return null
  return (
    <section aria-label="Ready-made looks">
      <Button
        variant="default"
        fullWidth
        justify="flex-start"
        leftSection={<Sparkles size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Ready-made looks
      </Button>
      <Collapse expanded={isOpen}>
        <SimpleGrid cols={2} spacing="xs" mt="xs">
          {designPresets.map((preset) => {
            const { paper, ink, line, accent, surface, muted } = preset.colors
            return (
              <UnstyledButton
                key={preset.name}
                className={classes.preset}
                aria-label={`Use the look ${preset.name}`}
                onClick={() => onChoose(valuesOfPreset(preset, fields))}
              >
                <span className={classes.sample} style={{ background: paper, color: ink, borderColor: line }}>
                  <span className={classes.letters} style={{ fontFamily: preset.heading }} />
                  {[accent, muted, surface].map((color) => (
                    <span key={color} className={classes.chip} style={{ background: color }} />
                  ))}
                </span>
                <Text size="sm" component="span">
                  {preset.name}
                </Text>
              </UnstyledButton>
            )
          })}
        </SimpleGrid>
      </Collapse>
    </section>
  )
}
