import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

export interface DraftNoticeProps {
  /** Texts of the notice and of its button before and after the draft is discarded. */
  texts: { found: string; discard: string; discarded: string; undo: string };
  onDiscard: () => void;
  onRestore: () => void;
}

/** Notice that the form was filled from a draft, with a button to discard the draft and to undo that. */
export function DraftNotice({ texts, onDiscard, onRestore }: DraftNoticeProps) {
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
          {discarded ? texts.undo : texts.discard}
        </Button>
      }
    >
      {discarded ? texts.discarded : texts.found}
    </Alert>
  );
}
