import { Alert, Stack, Text } from '@mantine/core'
import { type CampaignBlock, campaignBlockLimits } from '@vitrine/domain/newsletter/campaigns/campaign-block'
import { useRef, useState } from 'react'
import builder from '../../../../parts/builder/builder.module.css'
import { BuilderPalette } from '../../../../parts/builder/builder-palette.tsx'
import { BuilderRow } from '../../../../parts/builder/builder-row.tsx'
import { useFocusOn } from '../../../../parts/builder/use-focus-on.ts'
import { moveItem } from '../../../../parts/lists/move-item.ts'
import { OrderList } from '../../../../parts/order/order-list.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { CampaignPick } from '../stored-campaign.ts'
import { type BlockType, blockGroups, blockKinds, copyOfBlock, nameOfBlock, newBlock } from './block-kinds.ts'
import { BlockProperties } from './block-properties.tsx'

interface BlocksCardProps {
  readonly blocks: readonly CampaignBlock[]
  /** What the blocks show, as it was read. */
  readonly shown: readonly CampaignPick[]
  readonly errors: Readonly<Record<string, unknown>>
  /** Changes the blocks as they are by then: a picture arrives when it is uploaded. Changes of the same `key` that follow each other are one step. */
  readonly onChange: (
    change: (blocks: readonly CampaignBlock[]) => readonly CampaignBlock[],
    key?: string,
  ) => void
  /** Changes when inputs that keep what was typed have to start again. */
  readonly turn: string
}

/** The blocks of a campaign in their order, and the kinds that can be added. */
export function BlocksCard({ blocks, shown, errors, onChange, turn }: BlocksCardProps) {
  const [openId, open] = useState<string | null>(null)
  const [addedId, setAddedId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly CampaignPick[]>([])
  const list = useRef<HTMLDivElement>(null)
  const focus = useFocusOn(list)
  const picks = [...chosen, ...shown]

  const insert = (block: CampaignBlock, place: number) => {
    onChange((now) => [...now.slice(0, place), block, ...now.slice(place)])
    open(block.id)
    setAddedId(block.id)
    const row = `[data-row="${block.id}"]`
    focus.on(`${row} input:not([type="file"])`, `${row} [aria-haspopup="dialog"]`, `${row} [data-row-toggle]`)
  }
  const add = (type: BlockType) => {
    const at = blocks.findIndex(({ id }) => id === openId)
    insert(newBlock(type, blocks), at < 0 ? blocks.length : at + 1)
  }
  const remove = (place: number) => {
    onChange((now) => now.filter((_, each) => each !== place))
    const next = blocks[place + 1] ?? blocks[place - 1]
    focus.on(next ? `[data-row="${next.id}"] [data-row-toggle]` : '[data-palette] button')
  }
  const isWrong = (id: string) => Object.keys(errorsOfBlock(errors, id)).length > 0
  const set = (id: string, part: Partial<CampaignBlock>, field: string) => {
    // What was open because something is wrong with it stays open when that is mended. A picture may arrive while one types elsewhere: that opens nothing.
    if (isWrong(id) && !isInAnother(id)) open(id)
    onChange(
      (now) => now.map((block) => (block.id === id ? withPart(block, part) : block)),
      `blocks.${id}.${field}`,
    )
  }
  const isFull = blocks.length >= campaignBlockLimits.blocks

  return (
    <PanelCard title="Content">
      <Stack ref={list}>
        {typeof errors.blocks === 'string' && <Alert color="red">{errors.blocks}</Alert>}
        {blocks.length === 0 && (
          <Text size="sm" c="dimmed" role="status">
            Nothing is written yet. Choose what the mail begins with.
          </Text>
        )}
        <OrderList<CampaignBlock>
          label="Blocks in their order"
          items={blocks}
          keyOf={({ id }) => id}
          nameOf={(block, place) => nameOfBlock(block, place, picks)}
          onMove={(from, to) => onChange((now) => moveItem(now, from, to))}
          className={builder.list}
        >
          {(block, place, grip) => {
            const wrong = errorsOfBlock(errors, block.id)
            return (
              <BuilderRow
                key={`${block.id}-${turn}`}
                id={block.id}
                kind={block.type}
                kindLabel={blockKinds[block.type].label}
                icon={blockKinds[block.type].icon}
                name={nameOfBlock(block, place, picks)}
                grip={grip}
                isWrong={Object.keys(wrong).length > 0}
                isOpen={openId === block.id}
                onToggle={() => open(openId === block.id ? null : block.id)}
                onDuplicate={() => insert(copyOfBlock(block, blocks), place + 1)}
                onRemove={() => remove(place)}
              >
                {() => (
                  <BlockProperties
                    block={block}
                    picks={picks}
                    errors={wrong}
                    isNew={addedId === block.id}
                    onChange={(part, field) => set(block.id, part, field)}
                    onPick={(pick) => setChosen((before) => [pick, ...before])}
                  />
                )}
              </BuilderRow>
            )
          }}
        </OrderList>
        <BuilderPalette
          label="Add a block"
          groups={blockGroups}
          fullText={isFull ? `A campaign has at most ${campaignBlockLimits.blocks} blocks.` : null}
          onAdd={add}
        />
      </Stack>
    </PanelCard>
  )
}

function withPart<Block extends CampaignBlock>(block: Block, part: Partial<Block>): Block {
  return { ...block, ...part }
}

/** Whether the focus is in another row than this one. */
function isInAnother(id: string): boolean {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  return row ? row.dataset.row !== id : false
}

/** What is wrong with a block, by field. */
function errorsOfBlock(errors: Readonly<Record<string, unknown>>, id: string): Record<string, string> {
  const start = `blocks.${id}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith(start) && typeof error === 'string' ? [[path.slice(start.length), error]] : [],
    ),
  )
}
