import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '../../api/consent';
import { NO_CONSENT } from '../../contract/consent';
import { createBannerLife } from './bannerLife';
import { closePrivacyModal, isPrivacyModalOpen, subscribePrivacyModal } from './modalState';
import { useLoaded } from './useLoaded';

const loadBanner = () => import('./ConsentBanner');
const loadModal = () => import('./PrivacyModal');
const loadTag = () => import('./analytics');
const ignore = () => {};

export interface ConsentProps {
  /** Whether the banner may show on this page. On work pages it is postponed to the next public page. */
  asks: boolean;
}

/** Cookie consent: banner, privacy modal and page view tracking. Mounted once; each part loads on demand. */
export function Consent({ asks }: ConsentProps) {
  const consent = useConsent();
  const { pathname } = useLocation();
  const [life] = useState(createBannerLife);
  // Deferred, so that the banner renders in the background without blocking the visitor's interaction.
  const phase = useDeferredValue(useSyncExternalStore(life.subscribe, life.phase, life.phase));
  const open = useSyncExternalStore(subscribePrivacyModal, isPrivacyModalOpen, () => false);
  const banner = useLoaded(phase !== 'gone', loadBanner);
  const modal = useLoaded(open, loadModal, closePrivacyModal);

  const missing = asks && consent?.level === 'none';
  useEffect(() => life.follow(missing), [life, missing]);
  useEffect(
    () => () => {
      life.stop();
      closePrivacyModal();
    },
    [life],
  );

  const { analytics, marketing } = (consent ?? NO_CONSENT).preferences;
  useEffect(() => {
    if (import.meta.env.VITE_TAG_ID && (analytics || marketing)) loadTag().then(({ trackPage }) => trackPage(pathname), ignore);
  }, [analytics, marketing, pathname]);

  return (
    <>
      {banner && (phase === 'shown' || phase === 'leaving') && <banner.ConsentBanner leaving={phase === 'leaving'} />}
      {modal && <modal.PrivacyModal open={open} onClose={closePrivacyModal} />}
    </>
  );
}
