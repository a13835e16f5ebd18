import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import {
  addressOfHandle,
  completeProfileAddress,
  handleServices,
  isHandle,
  labelOfService,
  serviceOfAddress,
} from '@vitrine/domain/website/settings/social-accounts'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { moveItem } from '../../../parts/lists/move-item.ts'
import { addRow } from '../../../parts/rows/row-focus.ts'

interface Account {
  screenname: string
  profileUrl: string
}

interface SocialFieldsProps {
  readonly value: readonly Account[]
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (accounts: Account[]) => void
}

/** Accounts elsewhere, in the order in which templates show them. */
export function SocialFields({ value, errors, onChange }: SocialFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (place: number, account: Account) => onChange([...value].with(place, account))
  return (
    <Stack gap="sm">
      {value.length === 0 && (
        <Text size="sm" c="dimmed">
          Add the address of a profile, and templates show its sign with a link.
        </Text>
      )}
      {value.map((account, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: accounts have no id
        <Paper key={place} withBorder p="sm">
          <Group justify="space-between" mb="xs" wrap="nowrap">
            <Badge variant="light" color="gray" tt="none">
              {labelOfService(serviceOfAddress(completeProfileAddress(account.profileUrl)))}
            </Badge>
            <Group gap={2} wrap="nowrap">
              <PlaceButton
                label={`Move account ${place + 1} up`}
                isDisabled={place === 0}
                icon={<ArrowUp size={16} aria-hidden />}
                onPress={() => onChange([...moveItem(value, place, place - 1)])}
              />
              <PlaceButton
                label={`Move account ${place + 1} down`}
                isDisabled={place === value.length - 1}
                icon={<ArrowDown size={16} aria-hidden />}
                onPress={() => onChange([...moveItem(value, place, place + 1)])}
              />
              <PlaceButton
                label={`Remove account ${place + 1}`}
                icon={<X size={16} aria-hidden />}
                onPress={() => {
                  onChange(value.toSpliced(place, 1))
                  addButton.current?.focus()
                }}
              />
            </Group>
          </Group>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextInput
              label={`Address of account ${place + 1}`}
              inputMode="url"
              placeholder="instagram.com/your.name or @your.name"
              value={account.profileUrl}
              error={errors[`socialAccounts.${place}.profileUrl`]}
              onChange={(event) => change(place, { ...account, profileUrl: event.currentTarget.value })}
            />
            <TextInput
              label={`Name of account ${place + 1}`}
              placeholder="Taken from the address when empty"
              value={account.screenname}
              onChange={(event) => change(place, { ...account, screenname: event.currentTarget.value })}
            />
            {isHandle(account.profileUrl) && (
              <Select
                label={`Network of account ${place + 1}`}
                placeholder="Choose where you have this name"
                data={handleServices}
                searchable
                value={null}
                onChange={(service) => {
                  const address = service && addressOfHandle(account.profileUrl, service)
                  if (address) change(place, { ...account, profileUrl: address })
                }}
              />
            )}
          </SimpleGrid>
        </Paper>
      ))}
      {errors.socialAccounts && <Text c="red">{errors.socialAccounts}</Text>}
      <Group>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={(event) => addRow(event, () => onChange([...value, { screenname: '', profileUrl: '' }]))}
        >
          Add an account
        </Button>
      </Group>
    </Stack>
  )
}

interface PlaceButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

function PlaceButton({ label, icon, isDisabled = false, onPress }: PlaceButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isDisabled} onClick={onPress}>
      {icon}
    </ActionIcon>
  )
}
