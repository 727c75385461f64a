import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

export interface DraftNoticeProps {
  /** What it says, and what its button says before and after the draft is thrown away. */
  words: { found: string; discard: string; discarded: string; undo: string };
  onDiscard: () => void;
  onRestore: () => void;
}

/** Says that a form begins with a draft, and takes it away or back. */
export function DraftNotice({ words, onDiscard, onRestore }: DraftNoticeProps) {
  const [discarded, setDiscarded] = useState(false);
  const toggle = () => {
    if (discarded) onRestore();
    else onDiscard();
    setDiscarded(!discarded);
  };
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="status"
      sx={{ mb: 6, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 16em' } }}
      action={
        <Button color="inherit" onClick={toggle} sx={{ px: 4 }}>
          {discarded ? words.undo : words.discard}
        </Button>
      }
    >
      {discarded ? words.discarded : words.found}
    </Alert>
  );
}
