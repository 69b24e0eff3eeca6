export {
  defineBrand,
  type Brand,
  type BrandAssets,
  type BrandDesk,
  type BrandFeatures,
  type BrandHome,
  type BrandLobby,
  type LobbyTheme,
  type Territory,
} from './brand/brand.ts';
export type { Edition } from '@pavilion/ui-kit/theme';
export type { BrandTheme } from './brand/brandTheme.ts';
export { standardJurisdiction, type JurisdictionProfile } from './brand/jurisdictionProfile.ts';
export { buildActivityPath } from './feature/buildActivityPath.ts';
export {
  defineFeature,
  type DialogProps,
  type FeatureModule,
  type FeatureRoute,
  type FeatureRuntime,
  type PageInfo,
} from './feature/featureModule.ts';
export type { FeaturePart } from './feature/featurePart.ts';
export { createSiteI18n } from './i18n/createSiteI18n.ts';
export { loadWithRetry } from './feature/loadWithRetry.ts';
export { loadInFrame, type MineFrame } from './feature/loadInFrame.ts';
export { buildOrderPath } from './support/buildOrderPath.ts';
export { errorMessages } from './i18n/errorMessages.ts';
export { useFailureText } from './react/useFailureText.ts';
export { isLocale, locales, toLangx, type Locale } from './i18n/locale.ts';
export {
  defineMessages,
  type MessageCatalogue,
  type Messages,
  type PlaceholderOf,
  type Translate,
  type Translated,
  type ValuesOf,
} from './i18n/messages.ts';
export type { SiteI18n } from './i18n/siteI18n.ts';
export { getDepositSwitch } from './navigation/isPathHidden.ts';
export { memberPaths, type MemberNavKey } from './navigation/memberPaths.ts';
export { navPaths, type NavKey } from './navigation/navPaths.ts';
export { SPORT_VENUE_PATH } from './navigation/sportVenuePath.ts';
export { SiteLink } from './navigation/SiteLink.tsx';
export { useIsPathHidden } from './navigation/useIsPathHidden.ts';
export { useOpenRecord, type OpenRecord, type OpenRecordOptions } from './navigation/useOpenRecord.ts';
export { bringIntoView } from './react/bringIntoView.ts';
export { useCopyText, type CopyToasts } from './react/useCopyText.ts';
export { useDayStart } from './react/useDayStart.ts';
export { PageHead, type PageHeadProps } from './react/PageHead.tsx';
export { useLocale } from './react/useLocale.ts';
export { usePageTitle } from './react/usePageTitle.ts';
export { useT } from './react/useT.ts';
export { estimatePasswordStrength, type PasswordStrength } from './password/estimatePasswordStrength.ts';
export { useCapsLock } from './password/useCapsLock.ts';
export { useAppDispatch } from './react/useAppDispatch.ts';
export { useAppSelector } from './react/useAppSelector.ts';
export { lazyWithRetry } from './react/lazyWithRetry.tsx';
export { LazyPart, type LazyPartProps } from './react/LazyPart.tsx';
export { onFirstInteraction } from './react/onFirstInteraction.ts';
export { useLoginGate } from './react/useLoginGate.ts';
export { createResourceFields } from './services/createResourceFields.ts';
export type { DocumentTitle } from './services/documentTitle.ts';
export type { Services } from './services/services.ts';
export { ServicesContext } from './services/servicesContext.ts';
export type { SiteApi } from './services/siteApi.ts';
export { useServices } from './services/useServices.ts';
export { countUnread } from './state/countUnread.ts';
export { baseReducers } from './state/baseReducers.ts';
export { firstReducers } from './state/firstReducers.ts';
export type { DialogKind, DialogMap, DialogRequest, NoticeDialog } from './state/dialogs.ts';
export type { AppDispatch, BaseState, LazyState, RootState } from './state/rootState.ts';
export { siteActions, type SiteState } from './state/siteSlice.ts';
export { selectEdition, selectIsMember } from './state/selectors.ts';
export { sessionActions, type LogoutReason, type Member, type SessionState } from './state/sessionSlice.ts';
export { isBindingSet, listMissingBindings, securityBindings } from './state/securityBindings.ts';
export { hasShortcuts, storeShortcuts } from './shortcuts/shortcutSetting.ts';
export { useShortcuts, type ShortcutHandlers } from './shortcuts/useShortcuts.ts';
export { slipShareActions, type SharedSlip } from './state/slipShare.ts';
export { formatSupportPath } from './support/formatSupportPath.ts';
export { SupportText } from './support/SupportText.tsx';
export { toastActions, type ToastRequest } from './state/toastActions.ts';
export { dialogActions, uiActions, type UiState } from './state/uiSlice.ts';
