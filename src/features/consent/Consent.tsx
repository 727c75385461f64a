import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '../../api/consent';
import { NO_CONSENT } from '../../contract/consent';
import { createBannerLife } from './bannerLife';
import { closePrivacyModal, isPrivacyModalOpen, subscribePrivacyModal } from './modalState';
import { useLoaded } from './useLoaded';

const loadBanner = () => import('./ConsentBanner');
const loadModal = () => import('./PrivacyModal');
const loadTag = () => import('./tag');
const ignore = () => {};

export interface ConsentProps {
  /** Whether this page asks; where somebody works, the question waits for a public page. */
  asks: boolean;
}

/**
 * What the visitor is asked about cookies, and what follows from the answer: the banner, the choices over the page, and the
 * count of page views. Mounted once; everything in it loads only when it is needed.
 */
export function Consent({ asks }: ConsentProps) {
  const consent = useConsent();
  const { pathname } = useLocation();
  const [life] = useState(createBannerLife);
  // Nobody waits for it: it is drawn in small steps, behind whatever the visitor is doing.
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
