import { useSite } from '#app/site.tsx';
import { setMoving, useMoving } from '#app/ui/motion/motion.ts';
import styles from './footer.module.css';

/** Stops everything that moves by itself, on this and every later page. */
export function MotionSwitch() {
  const { motion } = useSite().words;
  const moving = useMoving();
  return (
    <button type="button" className={styles.motion} onClick={() => setMoving(!moving)}>
      {moving ? motion.stop : motion.start}
    </button>
  );
}
