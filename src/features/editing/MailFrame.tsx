import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef } from 'react';
import { pointOut, writeMail } from './mailDocument';

export interface MailFrameProps {
  /** Accessible name of the frame. */
  title: string;
  html: string;
  /** Text to point out, with its placeholders. */
  text?: string;
}

/** Mail in a frame of its own, without scripts, scrolled to one of its texts. */
export function MailFrame({ title, html, text = '' }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    const target = frame.current?.contentDocument;
    if (!target) return;
    const top = target.defaultView?.scrollY ?? 0;
    writeMail(target, html);
    // Otherwise the reader stays where they were.
    if (!pointOut(target, text)) target.defaultView?.scrollTo(0, top);
  }, [html, text]);
  useEffect(show, [show]);
  return (
    // Same origin, so that this page can write into the frame. The frame itself runs no scripts, submits nothing and opens nothing.
    // Some browsers replace the frame's first document, so the mail is written again once the frame has loaded.
    <Box component="iframe" ref={frame} title={title} sandbox="allow-same-origin" onLoad={show} sx={{ display: 'block', width: '100%', height: { xs: 460, md: 440 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'common.white' }} />
  );
}
