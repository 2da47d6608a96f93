import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';

interface AskProps {
  title: string;
  text: string;
  verb: string;
  back: string;
  open: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A yes/no question; the yes button shows its verb, and Enter alone leaves everything as it is. */
export function Ask({ title, text, verb, back, open, onYes, onNo }: AskProps) {
  return (
    <Dialog beginsAt="back" title={title} open={open} onClose={onNo}>
      <p>{text}</p>
      <DialogFoot verb={verb} busy={false} onYes={onYes} back={back} onBack={onNo} />
    </Dialog>
  );
}
