import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { translationKinds } from '@vitrine/domain/languages/translation'
import { parseTranslateSearch } from '../screens/languages/translate/translate-search.ts'
import { panel } from './panel.ts'

const languages = createRoute({
  getParentRoute: () => panel,
  path: 'settings/languages',
  component: lazyRouteComponent(() => import('../screens/languages/languages-screen.tsx'), 'LanguagesScreen'),
})

const translate = createRoute({
  getParentRoute: () => panel,
  path: 'translate',
  validateSearch: parseTranslateSearch,
  component: lazyRouteComponent(
    () => import('../screens/languages/translate/translate-screen.tsx'),
    'TranslateScreen',
  ),
})

const translation = createRoute({
  getParentRoute: () => panel,
  path: 'translate/$language/$kind/$id',
  beforeLoad: ({ params }) => {
    if (!translationKinds.some((kind) => kind === params.kind)) throw redirect({ to: '/translate' })
  },
  component: lazyRouteComponent(
    () => import('../screens/languages/translate/translation-screen.tsx'),
    'TranslationScreen',
  ),
})

/** The rooms of the site's languages. */
export const languageRoutes = [languages, translate, translation] as const
