import { startAccounts } from '../lifecycle/accounts.ts'
import { startAnnouncement } from '../lifecycle/announcement.ts'
import { startBrowserNames } from '../lifecycle/browser-names.ts'
import { startLifecycle } from '../lifecycle/lifecycle.ts'
import { startSingleton } from '../lifecycle/singleton.ts'
import { startTweaks } from '../lifecycle/tweaks.ts'

startBrowserNames()
startTweaks()
startSingleton()
startAccounts()
startLifecycle()
startAnnouncement()
