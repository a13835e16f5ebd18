import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Menu,
  Modal,
  NativeSelect,
  NumberInput,
  PasswordInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Switch,
  Table,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { OrderList } from './order/order-list.tsx'
import { SettingsForm } from './settings/settings-form.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

/** Parts that most rooms are made of: loaded together when the first screen is there and the browser has nothing else to do. */
export const partsOfRooms: ReadonlySet<unknown> = new Set([
  Alert,
  Badge,
  Button,
  Checkbox,
  Menu,
  Modal,
  NativeSelect,
  NumberInput,
  PasswordInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Switch,
  Table,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
  useForm,
  UnsavedGuard,
  SettingsForm,
  OrderList,
])
