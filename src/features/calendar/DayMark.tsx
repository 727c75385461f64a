import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import Block from '@mui/icons-material/Block';
import CottageOutlined from '@mui/icons-material/CottageOutlined';
import CelebrationOutlined from '@mui/icons-material/CelebrationOutlined';
import HourglassBottom from '@mui/icons-material/HourglassBottom';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Remove from '@mui/icons-material/Remove';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import Square from '@mui/icons-material/Square';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { CalendarEntryKind } from '../../contract/calendar';
import type { DayState } from '../../contract/dayAvailability';

/** Icon and colour per status. Each status has a distinct shape, so the colour is redundant. */
const MARKS: Record<DayState | CalendarEntryKind, { Icon: ComponentType<SvgIconProps>; colour: string }> = {
  available: { Icon: RadioButtonUnchecked, colour: 'success.main' },
  asked: { Icon: PendingOutlined, colour: 'secondary.main' },
  short: { Icon: HourglassBottom, colour: 'primary.main' },
  full: { Icon: Square, colour: 'error.main' },
  closed: { Icon: BedtimeOutlined, colour: 'text.secondary' },
  blocked: { Icon: Block, colour: 'text.secondary' },
  past: { Icon: Remove, colour: 'text.secondary' },
  publicEvent: { Icon: CelebrationOutlined, colour: 'secondary.main' },
  privateEvent: { Icon: LockOutlined, colour: 'secondary.main' },
  publicTraining: { Icon: SchoolOutlined, colour: 'secondary.main' },
  privateTraining: { Icon: CottageOutlined, colour: 'secondary.main' },
};

/** Icon for the status of a day or for the event that takes it. Always accompanied by text. */
export function DayMark({ of, size = 16 }: { of: DayState | CalendarEntryKind; size?: number }) {
  const { Icon, colour } = MARKS[of];
  return <Icon aria-hidden sx={{ fontSize: size, color: colour, flex: 'none' }} />;
}
