import { NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { type CampaignBlock, campaignBlockLimits } from '@vitrine/domain/newsletter/campaigns/campaign-block'
import type { ReactNode } from 'react'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import type { CampaignPick } from '../stored-campaign.ts'
import { nameMark, pickOf } from './block-kinds.ts'
import { PersonalInput } from './personal-input.tsx'
import { PickField } from './pick-field.tsx'

interface BlockPropertiesProps<Block extends CampaignBlock = CampaignBlock> {
  readonly block: Block
  readonly picks: readonly CampaignPick[]
  /** Whether it was just added: then its text takes the focus. */
  readonly isNew: boolean
  /** What is wrong with it, by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<Block>, field: string) => void
  /** Called with what was chosen to be shown, before the block changes. */
  readonly onPick: (pick: CampaignPick) => void
}

type Of<Type extends CampaignBlock['type']> = BlockPropertiesProps<Extract<CampaignBlock, { type: Type }>>

const limits = campaignBlockLimits

/** What can be set of a block. */
export function BlockProperties(props: BlockPropertiesProps): ReactNode {
  const { block, isNew, errors, picks, onChange, onPick } = props
  const more = { isNew, errors, picks, onChange, onPick }
  switch (block.type) {
    case 'heading':
      return (
        <PersonalInput
          label="Heading"
          value={block.text}
          maxLength={limits.heading}
          error={errors.text}
          onChange={(text) => onChange({ text }, 'text')}
        />
      )
    case 'text':
      return (
        <LazyRichText
          label="Text"
          html={block.html}
          minRows={5}
          takesFocus={isNew}
          insert={{ label: 'The reader’s name', text: nameMark }}
          error={errors.html}
          onChange={(html) => onChange({ html }, 'html')}
        />
      )
    case 'button':
      return <ButtonProperties {...more} block={block} />
    case 'picture':
      return <PictureProperties {...more} block={block} />
    case 'spacer':
      return (
        <NumberInput
          label="Height"
          suffix=" px"
          min={limits.leastSpacePx}
          max={limits.mostSpacePx}
          step={8}
          allowDecimal={false}
          value={block.heightPx}
          error={errors.heightPx}
          onChange={(height) =>
            onChange({ heightPx: Math.min(Math.max(Number(height) || 0, 0), 1000) }, 'heightPx')
          }
        />
      )
    case 'divider':
      return (
        <Text size="sm" c="dimmed">
          A thin line across the mail.
        </Text>
      )
    case 'product':
      return (
        <PickField
          kind="product"
          id={block.productId}
          pick={pickOf(block, picks)}
          onChange={(pick) => {
            onPick(pick)
            onChange({ productId: pick.id }, 'productId')
          }}
        />
      )
    case 'post':
      return (
        <PickField
          kind="post"
          id={block.itemId}
          pick={pickOf(block, picks)}
          onChange={(pick) => {
            onPick(pick)
            onChange({ itemId: pick.id }, 'itemId')
          }}
        />
      )
  }
}

function ButtonProperties({ block, errors, onChange }: Of<'button'>) {
  return (
    <Stack gap="sm">
      <PersonalInput
        label="Words on the button"
        value={block.label}
        maxLength={limits.label}
        error={errors.label}
        onChange={(label) => onChange({ label }, 'label')}
      />
      <AddressField
        label="Leads to"
        url={block.url}
        error={errors.url}
        onChange={(url) => onChange({ url }, 'url')}
      />
    </Stack>
  )
}

function PictureProperties({ block, picks, errors, onChange, onPick }: Of<'picture'>) {
  return (
    <Stack gap="sm">
      <PickField
        kind="picture"
        id={block.mediaId}
        pick={pickOf(block, picks)}
        onChange={(pick) => {
          onPick(pick)
          onChange({ mediaId: pick.id }, 'mediaId')
        }}
      />
      <TextInput
        label="Describe the picture"
        description="Many mail programs show these words until the reader asks for pictures."
        value={block.altText}
        maxLength={limits.altText}
        error={errors.altText}
        onChange={({ currentTarget }) => onChange({ altText: currentTarget.value }, 'altText')}
      />
      <AddressField
        label="Leads to"
        description="Empty: nowhere."
        url={block.linkUrl}
        error={errors.linkUrl}
        onChange={(linkUrl) => onChange({ linkUrl }, 'linkUrl')}
      />
    </Stack>
  )
}

interface AddressFieldProps {
  readonly label: string
  readonly description?: string
  readonly url: string
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}

function AddressField({ url, onChange, ...more }: AddressFieldProps) {
  return (
    <TextInput
      {...more}
      placeholder="https://example.com or /shop"
      inputMode="url"
      value={url}
      maxLength={limits.url}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  )
}
